import type { ChangeEvent } from 'react'

type Editable = HTMLInputElement | HTMLTextAreaElement

/** Limits of a field's value. */
export type Limits = { maxLength?: number | undefined; trimOnChange?: boolean | undefined }

/**
 * Applies the limits to what was just typed, before anybody sees the change.
 * Text still being composed is left alone, or East Asian input would break.
 */
export const limitInput = <T extends Editable>(event: ChangeEvent<T>, { maxLength, trimOnChange }: Limits): void => {
  if ('isComposing' in event.nativeEvent && event.nativeEvent.isComposing) return
  const input = event.currentTarget
  let value: string = input.value
  if (trimOnChange) value = value.trim()
  if (maxLength !== undefined) value = value.slice(0, maxLength)
  if (value !== input.value) input.value = value
}
