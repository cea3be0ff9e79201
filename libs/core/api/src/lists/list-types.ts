import { ArgsType, Field, type FieldMiddleware, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { applyDecorators, type Type } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, MaxLength, Min, ValidateNested } from 'class-validator';
import { Type as TransformType } from 'class-transformer';
import { AppError, customListField, DEFAULT_PAGE_SIZE, FILTER_MODES, type FilterMode, type FilterRule, type ListFilter, type ListQuery, type ListSpec, MAX_PAGE_SIZE, MOST_RULES, rulesOf } from '@afterbell/core/domain';

const CUSTOM = 'custom';
const enumOf = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));

export const FilterModeEnum = enumOf(FILTER_MODES);
registerEnumType(FilterModeEnum, { name: 'FilterMode', description: 'How a field is compared (docs/lists.md). Text ignores case and accents; an empty value matches everything.' });
export const FilterMatchEnum = enumOf(['and', 'or']);
registerEnumType(FilterMatchEnum, { name: 'FilterMatch', description: 'Whether all rules must hold, or any.' });
export const SortDirectionEnum = enumOf(['asc', 'desc']);
registerEnumType(SortDirectionEnum, { name: 'SortDirection', description: 'Ascending or descending; empty values come last either way.' });

@ObjectType({ description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field({ description: 'Whether rows follow this page.' })
  hasNextPage!: boolean;
  @Field({ description: 'Whether rows come before this page.' })
  hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true, description: 'Cursor of the first row.' })
  startCursor!: string | null;
  @Field(() => String, { nullable: true, description: 'Cursor of the last row; pass it as `after` for the next page.' })
  endCursor!: string | null;
}

@ObjectType({ description: 'How many rows match. Counting stops at 1,000: `exactCount` goes on to the end.' })
export class ListCount {
  @Field(() => Int, { description: 'Number of rows, at most 1,000 when capped.' })
  value!: number;
  @Field({ description: 'True when there are more than `value`.' })
  capped!: boolean;
}

interface RuleArgs {
  field: string;
  customFieldId?: number | null;
  mode: string;
  value?: string | null;
}

/** What a list's arguments come to, whatever the entity. */
export interface ListArgs {
  search?: string;
  filter?: { match: string; rules: RuleArgs[]; groups?: { rules: RuleArgs[] }[] | null };
  sort?: { field: string; customFieldId?: number | null; direction: string }[];
  first: number;
  after?: string;
  offset?: number;
}

export function encodeCursor(position: number): string {
  return Buffer.from(`o:${position}`).toString('base64url');
}

function decodeCursor(cursor: string): number {
  const match = /^o:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match) throw new AppError('VALIDATION', { problems: [{ path: 'after', message: 'is not a cursor of this list' }] });
  return Number(match[1]);
}

/** A custom field is `custom` and its id on the wire, `custom.12` in a query. */
function fieldOf({ field, customFieldId }: { field: string; customFieldId?: number | null }): string {
  return field === CUSTOM && typeof customFieldId === 'number' ? customListField(customFieldId) : field;
}

const toRule = ({ mode, value, ...rule }: RuleArgs): FilterRule => ({ field: fieldOf(rule), mode: mode as FilterMode, value: value ?? null });

function toFilter({ match, rules, groups }: NonNullable<ListArgs['filter']>): ListFilter {
  const filter: ListFilter = { match: match === 'or' ? 'or' : 'and', rules: rules.map(toRule), groups: (groups ?? []).map((group) => group.rules.map(toRule)) };
  if (rulesOf(filter).length > MOST_RULES) throw new AppError('VALIDATION', { problems: [{ path: 'filter', message: `has more than ${MOST_RULES} rules` }] });
  return filter;
}

/** Arguments as the query shape that the compiler and the matcher share. */
export function toListQuery(args: ListArgs): ListQuery {
  return {
    search: args.search,
    filter: args.filter && toFilter(args.filter),
    sort: args.sort?.map(({ direction, ...key }) => ({ field: fieldOf(key), direction: direction === 'desc' ? 'desc' : 'asc' })),
    limit: args.first,
    offset: args.after ? decodeCursor(args.after) + 1 : (args.offset ?? 0),
  };
}

/**
 * The typed arguments of one list, made from its whitelist: `<Name>ListField`, `<Name>FilterRule`, `<Name>Filter`, `<Name>Sort`. A field
 * that is not on the whitelist does not pass GraphQL's own validation. With `custom`, rules and sort keys may also name a field of the tenant's own.
 */
export function listArgs(name: string, spec: ListSpec<string>, options: { custom?: boolean } = {}): Type<ListArgs> {
  return listInputs(name, spec, options).Args;
}

/** The same with the filter's own input type, for records that keep a question. Call it once for each list. */
export function listInputs(name: string, spec: ListSpec<string>, { custom = false } = {}): { Args: Type<ListArgs>; Filter: Type<NonNullable<ListArgs['filter']>> } {
  const entries = Object.entries(spec.fields);
  const own = custom ? [CUSTOM] : [];
  const filterable = enumOf([...entries.filter(([, field]) => field.filterable).map(([key]) => key), ...own]);
  const sortable = enumOf([...entries.filter(([, field]) => field.sortable).map(([key]) => key), ...own]);
  const describeCustom = custom ? ' `custom` is a field of the tenant’s own, named by `customFieldId`.' : '';
  /** Only lists with custom fields have the argument. */
  const CustomFieldId = (): PropertyDecorator => (custom ? applyDecorators(Field(() => Int, { nullable: true, description: 'With the field `custom`: which one.' }), IsOptional(), IsInt()) : () => undefined);
  registerEnumType(filterable, { name: `${name}FilterField`, description: `Fields that the ${name} list can be filtered by.${describeCustom}` });
  registerEnumType(sortable, { name: `${name}SortField`, description: `Fields that the ${name} list can be sorted by.${describeCustom}` });

  @InputType(`${name}FilterRule`, { description: 'One comparison.' })
  class Rule {
    @Field(() => filterable, { description: 'The field to compare.' })
    @IsIn(Object.keys(filterable))
    field!: string;
    @CustomFieldId()
    customFieldId?: number | null;
    @Field(() => FilterModeEnum, { description: 'How to compare.' })
    @IsIn(Object.keys(FilterModeEnum))
    mode!: string;
    @Field(() => String, { nullable: true, description: 'What to compare with; dates as yyyy-MM-dd.' })
    @IsOptional()
    @IsString()
    @MaxLength(200)
    value?: string | null;
  }

  @InputType(`${name}FilterGroup`, { description: 'Rules that count as one.' })
  class Group {
    @Field(() => [Rule], { description: 'The rules, joined the other way round than the filter’s own: by `or` within `and`.' })
    @IsArray()
    @ArrayMaxSize(MOST_RULES)
    @ValidateNested({ each: true })
    @TransformType(() => Rule)
    rules!: Rule[];
  }

  @InputType(`${name}Filter`, { description: 'Rules joined by `match`.' })
  class Filter {
    @Field(() => FilterMatchEnum, { defaultValue: 'and', description: 'Whether all rules must hold, or any.' })
    @IsIn(['and', 'or'])
    match!: string;
    @Field(() => [Rule], { description: 'The rules; with those of the groups at most 20.' })
    @IsArray()
    @ArrayMaxSize(MOST_RULES)
    @ValidateNested({ each: true })
    @TransformType(() => Rule)
    rules!: Rule[];
    @Field(() => [Group], { nullable: true, description: 'Groups, each of which counts as one rule.' })
    @IsOptional()
    @IsArray()
    @ArrayMaxSize(MOST_RULES)
    @ValidateNested({ each: true })
    @TransformType(() => Group)
    groups?: Group[] | null;
  }

  @InputType(`${name}Sort`, { description: 'One sort key.' })
  class Sort {
    @Field(() => sortable, { description: 'The field to sort by.' })
    @IsIn(Object.keys(sortable))
    field!: string;
    @CustomFieldId()
    customFieldId?: number | null;
    @Field(() => SortDirectionEnum, { defaultValue: 'asc', description: 'Direction.' })
    @IsIn(['asc', 'desc'])
    direction!: string;
  }

  @ArgsType()
  class Args implements ListArgs {
    @Field(() => String, { nullable: true, description: 'Text to look for; case and accents do not matter.' })
    @IsOptional()
    @IsString()
    @MaxLength(200)
    search?: string;
    @Field(() => Filter, { nullable: true, description: 'Conditions on fields.' })
    @IsOptional()
    @ValidateNested()
    @TransformType(() => Filter)
    filter?: Filter;
    @Field(() => [Sort], { nullable: true, description: 'Sort keys, most important first, at most 5.' })
    @IsOptional()
    @IsArray()
    @ArrayMaxSize(5)
    @ValidateNested({ each: true })
    @TransformType(() => Sort)
    sort?: Sort[];
    @Field(() => Int, { defaultValue: DEFAULT_PAGE_SIZE, description: `Rows of the page, 1 to ${MAX_PAGE_SIZE}.` })
    @IsInt()
    @Min(1)
    first!: number;
    @Field(() => String, { nullable: true, description: 'Cursor after which the page begins.' })
    @IsOptional()
    @IsString()
    after?: string;
    @Field(() => Int, { nullable: true, description: 'Rows to skip, for page-number grids; ignored beside `after`.' })
    @IsOptional()
    @IsInt()
    @Min(0)
    offset?: number;
  }
  return { Args, Filter };
}

/** A page of nodes as services return it; `count` runs only when the client asks for `totalCount`. */
export interface Page<Node> {
  nodes: Node[];
  offset: number;
  hasNextPage: boolean;
  count: (exact: boolean) => Promise<ListCount>;
}

/** Calls a lazy property; without it GraphQL would answer the function itself. */
export const callLazy: FieldMiddleware = async (_context, next) => {
  const value: unknown = await next();
  return typeof value === 'function' ? (value as () => unknown)() : value;
};

/** What a resolver answers for a connection: counts are functions, called only when the client asks for the field. */
export interface ConnectionOf<Node> {
  nodes: Node[];
  edges: { cursor: string; node: Node }[];
  pageInfo: PageInfo;
  totalCount: () => Promise<ListCount>;
  exactCount: () => Promise<number>;
}

/**
 * Base of one list's connection type: `@ObjectType({ description }) class ParticipantConnection extends connectionOf('Participant', Participant) {}`.
 */
export function connectionOf<Node extends object>(name: string, node: Type<Node>) {
  @ObjectType(`${name}Edge`, { description: 'A row with its cursor.' })
  class Edge {
    @Field({ description: 'Cursor of the row.' })
    cursor!: string;
    @Field(() => node, { description: 'The row.' })
    node!: Node;
  }

  @ObjectType({ isAbstract: true })
  abstract class Connection implements ConnectionOf<Node> {
    @Field(() => [node], { description: 'The rows of the page.' })
    nodes!: Node[];
    @Field(() => [Edge], { description: 'The rows with their cursors.' })
    edges!: Edge[];
    @Field(() => PageInfo, { description: 'Where the page stands.' })
    pageInfo!: PageInfo;
    @Field(() => ListCount, { middleware: [callLazy], description: 'How many rows match, counted to 1,000; computed only when asked for.' })
    totalCount!: () => Promise<ListCount>;
    @Field(() => Int, { middleware: [callLazy], description: 'How many rows match, counted to the end: dear for a broad match on a large list.' })
    exactCount!: () => Promise<number>;
  }
  return Connection;
}

/** A service's page in the connection's shape. */
export function toConnection<Node>(page: Page<Node>): ConnectionOf<Node> {
  const cursor = (index: number) => encodeCursor(page.offset + index);
  return {
    nodes: page.nodes,
    get edges() {
      return page.nodes.map((node, index) => ({ cursor: cursor(index), node }));
    },
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.offset > 0,
      startCursor: page.nodes.length ? cursor(0) : null,
      endCursor: page.nodes.length ? cursor(page.nodes.length - 1) : null,
    },
    totalCount: () => page.count(false),
    exactCount: async () => (await page.count(true)).value,
  };
}

export const COUNT_CAP = 1000;
