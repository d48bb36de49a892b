const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Move the focus to the control after an element, so that it's no keyboard trap. */
export function focusNext(element: HTMLElement): boolean {
  const next = [...document.querySelectorAll<HTMLElement>(focusable)].find(
    (control) =>
      element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !element.contains(control) &&
      control.tabIndex >= 0 &&
      control.checkVisibility(),
  );
  if (next) next.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return true;
}
