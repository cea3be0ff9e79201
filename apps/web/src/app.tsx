import type { ApolloClient } from '@apollo/client';
import { Providers } from '@afterbell/core/web';
import { RouterProvider, type DataRouter } from 'react-router';

export interface AppProps {
  client: ApolloClient;
  router: DataRouter;
}

export function App({ client, router }: AppProps) {
  return (
    <Providers client={client} navigate={(to, options) => void router.navigate(to, options)}>
      <RouterProvider router={router} />
    </Providers>
  );
}
