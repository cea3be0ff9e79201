import { notify } from '@afterbell/core/web';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useMergeTexts } from './merge-texts';

/** The address of a record that was merged into another becomes that one's, at the tab that was asked for, and says so. `found` only of a record that was opened so: whoever had it open before is asked. */
export function useMergedInto(asked: string, found: { id: string; displayName: string } | undefined, address: (id: string) => string): void {
  const t = useMergeTexts();
  const navigate = useNavigate();
  const tab = useSearchParams()[0].get('tab');
  const id = found?.id;
  const name = found?.displayName;
  useEffect(() => {
    if (!id || !name || id === asked) return;
    notify({ severity: 'info', title: t('redirected', { name }) });
    void navigate(`${address(id)}${tab === null ? '' : `&${new URLSearchParams({ tab })}`}`, { replace: true });
  }, [asked, id, name, tab, address, navigate, t]);
}
