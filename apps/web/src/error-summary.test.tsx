import { visit } from '@afterbell/testing/web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorSummary } from '@afterbell/core/web';

/** As pages do: the list is made anew with every render. */
function Form() {
  const [names, setNames] = useState({ first: '', last: '' });
  const [tried, setTried] = useState(false);
  const errors = tried ? (['first', 'last'] as const).filter((name) => names[name] === '').map((name) => ({ field: name, message: `Enter the ${name} name.` })) : [];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        setNames({ ...names });
      }}
    >
      <ErrorSummary errors={errors} />
      <input id="first" aria-label="First" value={names.first} onChange={(event) => setNames({ ...names, first: event.target.value })} />
      <input id="last" aria-label="Last" value={names.last} onChange={(event) => setNames({ ...names, last: event.target.value })} />
      <button type="submit">Save</button>
    </form>
  );
}

test('a failed submit takes the focus, typing keeps it, and the next failed submit takes it again', async () => {
  const person = userEvent.setup();
  visit({ '/': async () => ({ default: Form }) }, { url: '/' });
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  await person.click(screen.getByRole('link', { name: 'Enter the last name.' }));
  await person.type(screen.getByRole('textbox', { name: 'Last' }), 'Ruiz');
  expect(screen.getByRole('textbox', { name: 'Last' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Last' })).toHaveValue('Ruiz');
  await person.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveFocus();
  await person.clear(screen.getByRole('textbox', { name: 'Last' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Enter the last name.' })).toBeInTheDocument();
});
