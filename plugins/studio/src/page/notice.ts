/** Shows a message at the panel's place. With a button it stays until the press, and resolves then. */
export function notice(place: Element, text: string, button?: string): Promise<void> {
  const paragraph = document.createElement('p');
  paragraph.role = 'alert';
  paragraph.textContent = text;
  place.append(paragraph);
  if (button === undefined) return Promise.resolve();
  const press = document.createElement('button');
  press.type = 'button';
  press.textContent = button;
  place.append(press);
  return new Promise((resolve) => {
    press.addEventListener('click', () => {
      paragraph.remove();
      press.remove();
      resolve();
    });
  });
}
