import { defineTexts } from '@afterbell/core/web';
import { SOURCE_WORDS } from '@afterbell/people/domain';

export const { useTexts: useOriginsTexts } = defineTexts('people-origins', {
  action: 'Where values come from',
  title: 'Where values come from',
  intro: 'What staff typed is protected: a file or another system says when it would change it, and leaves it.',
  loading: 'Loading where values come from',
  nothing: 'No value of this record has a known source yet. What was written before is protected.',
  source: SOURCE_WORDS,
  by: 'by {{name}}',
  protected: 'Protected',
  open: 'May change it',
  release: 'Let feeds change it again',
  releaseOf: 'Let feeds change {{field}} again',
  protect: 'Protect',
  protectOf: 'Protect {{field}}',
  released: 'Feeds may change {{field}}',
  kept: '{{field}} is protected',
  failed: 'That was not saved',
  failedHint: 'Try again in a moment.',
});
