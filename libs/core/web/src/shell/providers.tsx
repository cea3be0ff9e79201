import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/i18n';
import { SessionProvider, type SessionProviderProps } from '../session/session-provider';
import { system } from '../theme/system';
import { Toaster } from '../ui/toaster';

export interface ProvidersProps extends Pick<SessionProviderProps, 'navigate' | 'leave'> {
  client: ApolloClient;
  children: ReactNode;
}

export function Providers({ client, navigate, leave, children }: ProvidersProps) {
  return (
    <ChakraProvider value={system}>
      <SameDirection>
        <ApolloProvider client={client}>
          <SessionProvider navigate={navigate} leave={leave}>
            {children}
            <Toaster />
          </SessionProvider>
        </ApolloProvider>
      </SameDirection>
    </ChakraProvider>
  );
}

/** Tabs, menus and calendars write their own direction: that of the language, as the page does. */
export function SameDirection({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useLanguage()}>{children}</LocaleProvider>;
}
