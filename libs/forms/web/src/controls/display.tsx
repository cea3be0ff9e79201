import type { FieldDefinition } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';

const H2 = chakra('h2', { base: { fontSize: 'lg', mt: '3', overflowWrap: 'anywhere' } });
const H3 = chakra('h3', { base: { fontSize: 'md', mt: '2', overflowWrap: 'anywhere' } });
const Paragraph = chakra('p', { base: { maxW: '42rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } });
const Line = chakra('hr', { base: { border: '0', borderTop: 'hairline', my: '1' } });
const Label = chakra('p', { base: { fontWeight: 'semibold', fontSize: 'sm', overflowWrap: 'anywhere' } });

const said = (field: FieldDefinition) => field.text || field.name;

/** Part of the page's outline, so that screen readers can jump to it. */
export const Heading1Display = ({ field }: { field: FieldDefinition }) => <H2>{said(field)}</H2>;
export const Heading2Display = ({ field }: { field: FieldDefinition }) => <H3>{said(field)}</H3>;
export const ParagraphDisplay = ({ field }: { field: FieldDefinition }) => <Paragraph>{said(field)}</Paragraph>;
export const LabelDisplay = ({ field }: { field: FieldDefinition }) => <Label>{said(field)}</Label>;
export const LineDisplay = () => <Line />;
