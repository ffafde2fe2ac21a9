import { fireEvent } from 'storybook/test'

/** Chooses files in a file field, as a user does. */
export function chooseFiles(field: HTMLElement, ...files: File[]): void {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  ;(field as HTMLInputElement).files = chosen.files
  fireEvent.change(field)
}
