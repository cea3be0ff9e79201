import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

type Overrides = GraphQLCodegenDataMasking.TypeOverrides;

// Tells Apollo Client how the generated types mark a masked fragment.
declare module '@apollo/client' {
  export interface TypeOverrides {
    FragmentType: Overrides['FragmentType'];
    Unmasked: Overrides['Unmasked'];
    MaybeMasked: Overrides['MaybeMasked'];
  }
}
