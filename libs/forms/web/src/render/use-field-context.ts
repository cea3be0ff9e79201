import { i18n, useSession } from '@afterbell/core/web';
import { useState } from 'react';

/** What fields are read and shown by, at this screen. */
export function useFieldContext() {
  const { today, timeZone } = useSession();
  const [context] = useState(() => ({ today, now: new Date().toISOString(), timeZone, locale: i18n.language === 'en' ? 'en-US' : i18n.language, currency: 'USD', country: 'US' }));
  return context;
}
