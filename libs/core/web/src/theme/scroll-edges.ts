const plain = (colour: string) => `linear-gradient(var(--chakra-colors-${colour}), var(--chakra-colors-${colour}))`;
const shade = (towards: string) => `linear-gradient(to ${towards}, rgb(0 0 0 / 0.28), transparent)`;

/** The edges of a box that scrolls are in shadow where it goes on: what moves along covers them where it ends. */
const edges = (ground: string, start: string, end: string, cover: string, shadow: string) =>
  ({
    backgroundImage: [plain(ground), plain(ground), shade(end), shade(start)].join(', '),
    backgroundPosition: [start, end, start, end].join(', '),
    backgroundSize: [cover, cover, shadow, shadow].join(', '),
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
  }) as const;

export const scrollEdges = edges('bg-panel', 'top', 'bottom', '100% 1rem', '100% 0.5rem');
/** Of a box that stands on the page itself and scrolls to its sides. */
export const scrollEdgesAside = edges('bg', 'left', 'right', '1rem 100%', '0.5rem 100%');
