import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

/**
 * The faults that axe finds in the page as it stands. Our pages hold no frame of another origin, so axe runs in the page itself; the usual way,
 * which opens a second page to put the frames' findings together, takes five times as long. It is brought into a page once.
 */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<Result[]> {
  const there = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        // A new size or mode is drawn with the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve('axe' in window)));
      }),
  );
  const { violations } = await new AxeBuilder({ page, ...(there ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] })
    .analyze();
  return violations;
}

/** Each fault with the elements that have it, as a failed test shows it. */
export function named(violations: readonly Result[]): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
