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
      {/* Not as transitions: Apollo would query for the old and the new address in turn. */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  );
}
