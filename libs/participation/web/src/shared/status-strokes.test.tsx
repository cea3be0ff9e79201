import { render } from '@testing-library/react';
import { Clock } from 'lucide-react';
import { MARKABLE, STATUS_LOOK } from './status-look';
import { CLOCK_STROKES, STATUS_STROKES } from './status-strokes';

it.each([...MARKABLE.map((status) => [status, STATUS_LOOK[status].Icon, STATUS_STROKES[status]] as const), ['Times', Clock, CLOCK_STROKES] as const])('%s is drawn in a rule as it is drawn elsewhere', (_, Icon, strokes) => {
  const { container } = render(<Icon />);
  const drawn = [...container.querySelectorAll('svg > *')].map((shape) => [shape.tagName, Object.fromEntries([...shape.attributes].map(({ name, value }) => [name, value]))]);
  expect(drawn).toEqual(strokes);
});
