import { fireEvent } from 'storybook/test'

/** Gives files to a file field as a person's choice does. */
export function chooseFiles(field: HTMLElement, ...files: File[]): void {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  ;(field as HTMLInputElement).files = chosen.files
  fireEvent.change(field)
}
