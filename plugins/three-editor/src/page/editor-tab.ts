/** Adds a tab to the editor's sidebar. Returns the element for its content. */
export function editorTab(sidebar: Element, title: string): HTMLElement {
  const tabs = sidebar.querySelector('.Tabs');
  const panels = sidebar.querySelector('.Panels');
  const content = document.createElement('div');
  content.hidden = true;
  if (!tabs || !panels) {
    content.hidden = false;
    sidebar.prepend(content);
    return content;
  }
  const tab = document.createElement('span');
  tab.className = 'Tab';
  tab.role = 'button';
  tab.tabIndex = 0;
  // Four tabs of the editor's own width do not fit its sidebar.
  tab.style.paddingInline = '5px';
  tab.textContent = title;
  const choose = () => {
    // Hides the current content in the same way as a click on another tab.
    for (const other of tabs.querySelectorAll('.Tab')) other.classList.remove('selected');
    for (const panel of panels.children) (panel as HTMLElement).style.display = 'none';
    tab.classList.add('selected');
    content.hidden = false;
    content.style.display = '';
  };
  tab.addEventListener('click', choose);
  tab.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' || key === ' ') choose();
  });
  tabs.addEventListener('click', ({ target }) => {
    if (target === tab || !(target as Element).classList.contains('Tab')) return;
    tab.classList.remove('selected');
    content.hidden = true;
  });
  tabs.append(tab);
  panels.append(content);
  return content;
}
