import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

/**
 * The faults that axe finds in the page as it stands. Our pages hold no frame of another origin, so axe runs in the page itself; the usual way,
 * which opens a second page to put the frames' findings together, takes five times as long. It is brought into a page once.
 */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<Result[]> {
  const there = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A new size or mode is drawn with the next frame, and a colour that is inherited goes down one level with each.
    for (let still = 0, frames = 0; still < 2 && frames < 120; frames += 1) {
      await frame();
      still = document.getAnimations().some((one) => one instanceof CSSTransition) ? 0 : still + 1;
    }
    return 'axe' in window;
  });
  const { violations } = await new AxeBuilder({ page, ...(there ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] })
    .analyze();
  return violations;
}

/** Each fault with the elements that have it, and what is wrong with the first, as a failed test shows it. */
export function named(violations: readonly Result[]): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.failureSummary?.replace(/\s+/g, ' ') ?? ''} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
