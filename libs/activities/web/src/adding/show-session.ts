/** Opens the session, then goes to what is wrong in it. */
export function showSession(key: string, open: (key: string) => void): void {
  open(key);
  setTimeout(() => {
    const card = document.getElementById(`session-${key}`);
    (card?.querySelector<HTMLElement>('[aria-invalid=true]') ?? card?.querySelector<HTMLElement>('input') ?? card)?.focus();
  });
}
