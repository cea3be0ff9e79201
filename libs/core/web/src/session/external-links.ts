import { externalUrlVerdict } from '@afterbell/core/domain';
import { useEffect } from 'react';
import { coreText } from '../i18n/core-texts';
import { notify } from '../ui/notify';

function refuse(): void {
  notify({ severity: 'warn', title: coreText('external.refused'), detail: coreText('external.detail') });
}

/** A full navigation to an address the caller knows; anything that is not plain http(s) is refused. */
export function openExternal(url: string, allowedOrigins?: readonly string[], leave: (url: string) => void = (to) => window.location.assign(to)): boolean {
  const verdict = externalUrlVerdict(url, allowedOrigins);
  if (verdict.allowed) leave(verdict.url);
  else refuse();
  return verdict.allowed;
}

/**
 * Stops clicks on links that lead elsewhere, unless the link says that it may (`data-external`); links that carry
 * script or content in place of an address are stopped always (product.md §8).
 */
export function useExternalLinkGuard(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = link?.getAttribute('href');
      if (!link || !href || href.startsWith('#') || link.hasAttribute('download')) return;
      const url = resolved(href);
      if (url && url.origin === window.location.origin) return;
      if (url && (url.protocol === 'mailto:' || url.protocol === 'tel:')) return;
      if (url && link.hasAttribute('data-external') && externalUrlVerdict(url.href).allowed) return;
      event.preventDefault();
      event.stopPropagation();
      refuse();
    };
    document.addEventListener('click', onClick, true);
    document.addEventListener('auxclick', onClick, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('auxclick', onClick, true);
    };
  }, []);
}

function resolved(href: string): URL | null {
  try {
    return new URL(href, window.location.href);
  } catch {
    return null;
  }
}
