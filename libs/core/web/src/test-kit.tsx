import { ChakraProvider } from '@chakra-ui/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { system } from './theme/system';

export interface Shown extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
}

/** A part of the kit with its theme and an address; tests of whole pages use @afterbell/testing/web. */
export function show(element: ReactElement, url = '/'): Shown {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [url] });
  const rendered = render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} useTransitions={false} />
    </ChakraProvider>,
  );
  return { ...rendered, router };
}
