import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { frozen } from '../theme/frozen';
import { Stepper, type Step } from '../ui/stepper';
import { PageHeader, type PageHeaderProps } from './page-header';

const Page = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: { base: '4', md: '5' }, minW: '0', width: 'full', maxW: 'page', mx: 'auto', px: { base: '4', md: '6', xl: '8' }, py: { base: '4', md: '6' } },
  variants: { width: { page: {}, narrow: { maxW: '3xl' } } },
});

export interface ListPageProps extends PageHeaderProps {
  /** Between the title and the table: notices, a period's summary. */
  before?: ReactNode;
  /** The `DataTable`. */
  children: ReactNode;
}

/** Toolbar, filters, table and selection bar all come with the `DataTable`. */
export function ListPage({ before, children, ...header }: ListPageProps) {
  return (
    <Page css={header.action ? { pb: { base: '20', md: '6' } } : undefined}>
      <PageHeader actionInReach {...header} />
      {before}
      {children}
    </Page>
  );
}

export interface Fact {
  label: string;
  value: ReactNode;
}

const Facts = chakra('dl', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '3', borderBlock: 'hairline', py: '3', '& dt': { color: 'fg.muted', fontSize: 'xs' }, '& dd': { m: '0', fontVariantNumeric: 'tabular-nums' } } });

export function KeyFacts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </Facts>
  );
}

export interface RecordPageProps extends PageHeaderProps {
  facts?: readonly Fact[];
  /** An `ErrorSummary` or a notice, above everything else. */
  before?: ReactNode;
  /** Usually `Tabs`. */
  children: ReactNode;
  /** The record's history: at the side on a wide screen, below on a narrow one. */
  history?: ReactNode;
}

export function RecordPage({ facts = [], before, children, history, ...header }: RecordPageProps) {
  const t = useCoreTexts();
  return (
    <Page>
      <PageHeader {...header} />
      {before}
      <KeyFacts facts={facts} />
      <chakra.div css={history ? { display: 'grid', gap: '8', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' } } : { minW: '0' }}>
        <chakra.div css={{ minW: '0' }}>{children}</chakra.div>
        {history && (
          <chakra.aside css={{ minW: '0', borderInlineStart: { xl: '1px solid {colors.border}' }, ps: { xl: '6' } }}>
            <chakra.h2 css={{ fontSize: 'md', mb: '3' }}>{t('history')}</chakra.h2>
            {history}
          </chakra.aside>
        )}
      </chakra.div>
    </Page>
  );
}

export interface FlowPageProps extends PageHeaderProps {
  steps: readonly Step[];
  current: string;
  before?: ReactNode;
  children: ReactNode;
  /** In the sticky footer, at its start: what is saved, how many are marked. */
  status?: ReactNode;
  /** In the sticky footer, at its end: back and next, the main one last. */
  actions: ReactNode;
  /** Wide for a roster, narrow for questions. */
  width?: 'page' | 'narrow';
}

const Footer = frozen('div', {
  position: 'sticky',
  bottom: 'var(--ab-bottom, 0px)',
  // A low window is for what is decided there, and its foot is at its end.
  '@media (max-height: 30rem)': { position: 'static' },
  zIndex: 'bar',
  mt: 'auto',
  bg: 'bg.panel',
  borderTop: 'hairline',
  px: { base: '4', md: '6', xl: '8' },
  py: '3',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', maxW: 'page', mx: 'auto' },
});

const Flow = frozen('div', { display: 'flex', flexDirection: 'column', flex: '1', minH: 'calc(100dvh - var(--ab-top, 0px) - var(--ab-bottom, 0px))' });
const Status = frozen('div', { flex: '1 1 auto', minW: '0', '&:empty, &:has(> [data-save=idle])': { display: { base: 'none', sm: 'block' } } });
/** On a phone, what does not fit beside goes above; it never widens the page. Not frozen: what it says of buttons has to stand over what they say themselves. */
const DECISIONS = { display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'flex-end', minW: '0', flex: { base: '1 1 auto', sm: '0 0 auto' }, '& > *': { flexShrink: '0', maxW: 'full', px: { base: '3', sm: '5' } } } as const;

/** One decision a step; the footer never leaves the screen. */
export function FlowPage({ steps, current, before, children, status, actions, width = 'page', ...header }: FlowPageProps) {
  return (
    <Flow>
      <Page css={width === 'narrow' ? { maxW: '52rem', marginInlineStart: '0' } : undefined}>
        <PageHeader {...header} />
        {steps.length > 1 && <Stepper steps={steps} current={current} />}
        {before}
        {children}
      </Page>
      <Footer data-no-print="" data-foot="">
        <div>
          <Status>{status}</Status>
          <chakra.div css={DECISIONS}>{actions}</chakra.div>
        </div>
      </Footer>
    </Flow>
  );
}

export interface BoardPageProps extends PageHeaderProps {
  /** Controls above the board: a month, a view. */
  toolbar?: ReactNode;
  children: ReactNode;
}

/** Dashboard, calendar, tree. */
export function BoardPage({ toolbar, children, ...header }: BoardPageProps) {
  return (
    <Page>
      <PageHeader {...header} />
      {toolbar}
      {children}
    </Page>
  );
}

const SectionBox = chakra('section', { base: { minW: '0', '& > h2': { fontSize: 'md', mb: '3' } } });

export interface SectionProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** A titled part of a page; set apart by space and a heading, not by a box. */
export function Section({ title, children, action }: SectionProps) {
  if (!action) {
    return (
      <SectionBox>
        <h2>{title}</h2>
        {children}
      </SectionBox>
    );
  }
  return (
    <SectionBox>
      <chakra.div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', mb: '3' }}>
        <chakra.h2 css={{ fontSize: 'md' }}>{title}</chakra.h2>
        {action}
      </chakra.div>
      {children}
    </SectionBox>
  );
}
