import type { ChangeEvent } from 'react'

type Editable = HTMLInputElement | HTMLTextAreaElement

/** Limits of a field's value. */
export type Limits = { maxLength?: number | undefined; trimOnChange?: boolean | undefined }

/**
 * Applies the limits to the typed text before React handles the change. Does nothing during composition, because a
 * change would break East Asian input methods.
 */
export const limitInput = <T extends Editable>(event: ChangeEvent<T>, { maxLength, trimOnChange }: Limits): void => {
  if ('isComposing' in event.nativeEvent && event.nativeEvent.isComposing) return
  const input = event.currentTarget
  let value: string = input.value
  if (trimOnChange) value = value.trim()
  if (maxLength !== undefined) value = value.slice(0, maxLength)
  if (value !== input.value) input.value = value
}
