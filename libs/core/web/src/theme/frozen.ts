import type { SystemStyleObject } from '@chakra-ui/react';
import { css, jsx, type SerializedStyles } from '@emotion/react';
import type { ComponentPropsWithRef, JSX } from 'react';
import { system } from './system';

/**
 * An element with a long rule that never changes, each look over the one before it. `chakra(…)` works a rule out again whenever it is drawn, which for that of a whole list takes longer than
 * many of its rows; here that is done once, when it is first shown. It takes no style of its own, and stands in the layer of the recipes: over the looks of what is within it by specificity alone.
 */
export function frozen<E extends keyof JSX.IntrinsicElements>(element: E, first: SystemStyleObject, ...looks: SystemStyleObject[]): (props: ComponentPropsWithRef<E>) => JSX.Element {
  let worked: SerializedStyles | undefined;
  const rule = () => (worked ??= css(system.css(looks.reduce((recipe, base) => recipe.merge({ base }), system.cva({ base: first }))({})) as Parameters<typeof css>[0]));
  return (props) => jsx(element, { ...props, css: rule() } as never);
}
