import { defineTexts, EmptyState } from '@afterbell/core/web';

const { useTexts } = defineTexts('participantServices', {
  empty: 'No services recorded',
  emptyHint: 'Services that this participant receives will be listed here once they are recorded.',
});

/** Shown where no section brings services of its own. */
export default function ServicesTab() {
  const t = useTexts();
  return (
    <EmptyState kind="nothing" title={t('empty')}>
      {t('emptyHint')}
    </EmptyState>
  );
}
