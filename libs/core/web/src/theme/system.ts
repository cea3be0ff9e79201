import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css';
import { dialogRecipe, drawerRecipe, menuRecipe, popoverRecipe, tabsRecipe, toastRecipe, tooltipRecipe } from './overlay-recipes';
import { semanticTokens } from './semantic-tokens';
import { breakpoints, keyframes, tokens } from './tokens';

// Only the recipes of the parts we wrap: Chakra's own set would be a third of the first load.
const config = defineConfig({
  preflight: true,
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    slotRecipes: { dialog: dialogRecipe, drawer: drawerRecipe, menu: menuRecipe, popover: popoverRecipe, tabs: tabsRecipe, toast: toastRecipe, tooltip: tooltipRecipe },
  },
});

export const system = createSystem(defaultBaseConfig, config);
