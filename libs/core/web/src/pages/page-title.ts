import { useEffect } from 'react';
import { useCoreTexts } from '../i18n/core-texts';

/** Names the browser tab: the page first, so that twenty tabs can be told apart. */
export function usePageTitle(title: string, hasErrors = false): void {
  const t = useCoreTexts();
  const product = t('product');
  const prefix = hasErrors ? `${t('errors.prefix')} ` : '';
  useEffect(() => {
    document.title = title ? `${prefix}${title} · ${product}` : product;
  }, [title, product, prefix]);
}
