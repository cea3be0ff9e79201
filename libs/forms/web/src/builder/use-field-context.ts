import { i18n, useSession } from '@afterbell/core/web';
import type { FieldContext } from '@afterbell/forms/domain';
import { useMemo, useState } from 'react';

/** What values are read and shown by where nothing is stored: the builder and its preview. */
export function useFieldContext(): FieldContext {
  const { today, timeZone } = useSession();
  const [now] = useState(() => new Date().toISOString());
  return useMemo(() => ({ today, now, timeZone, locale: i18n.language === 'en' ? 'en-US' : i18n.language, currency: 'USD', country: 'US' }), [today, now, timeZone]);
}
