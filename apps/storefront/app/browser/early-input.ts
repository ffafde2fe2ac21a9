type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
declare global {
  interface Window {
    /** Fields that somebody touched; the first script of a page begins the list. */
    touchedFields?: Set<EventTarget> | undefined
  }
}
/** React's own note of what it last saw in a field; it takes an event only for a change of that. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void }
}
interface EarlyInput {
  field: Field
  /** How to find its successor where React had to build the page anew. */
  place: string
  value: string
  isChecked: boolean
  isFocused: boolean
}

const fieldSelector = 'input:not([type=hidden], [type=file], [type=submit], [type=button]), textarea, select'
const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
const isTyped = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  !(field instanceof HTMLSelectElement || isTicked(field))

/** The fields of the page, each under its name and its number among those of that name. */
function fieldsByPlace(): Map<string, Field> {
  const counts = new Map<string, number>()
  const places = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>(fieldSelector)) {
    const name = `${field.tagName} ${field.name || field.id}`
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    places.set(`${name} ${count}`, field)
  }
  return places
}

function setAndTell(field: Field, { value, isChecked }: EarlyInput): void {
  if (isTicked(field)) {
    if (field.type === 'radio' && !isChecked) return
    // NOTE: React hears of a box through its click, which turns it over.
    field.checked = !isChecked
    field.click()
    return
  }
  if (field.value !== value) field.value = value
  if (isTyped(field)) (field as Tracked)._valueTracker?.setValue(`${value} `)
  field.dispatchEvent(new Event(isTyped(field) ? 'input' : 'change', { bubbles: true }))
}

/**
 * Keeps what was typed, ticked and chosen before the page's scripts had arrived. Call it before React takes the page over;
 * the function it returns hands everything to the page that has come to life. A text counts also where nobody touched it,
 * as from a password manager; a choice does not, because browsers restore old ones and choosing may send a form.
 */
export function keepEarlyInput(): () => void {
  const kept = [...fieldsByPlace()].map(
    ([place, field]): EarlyInput => ({
      field,
      place,
      value: field.value,
      isChecked: isTicked(field) && field.checked,
      isFocused: field === document.activeElement,
    }),
  )
  const isEdited = ({ field, value }: EarlyInput) =>
    window.touchedFields?.has(field) || (isTyped(field) && value !== field.defaultValue)
  const update = ({ target }: Event) => {
    const input = kept.find(({ field }) => field === target)
    if (!input) return
    input.value = input.field.value
    input.isChecked = isTicked(input.field) && input.field.checked
  }
  for (const name of ['input', 'change']) document.addEventListener(name, update, true)

  return () => {
    for (const name of ['input', 'change']) document.removeEventListener(name, update, true)
    const successors = fieldsByPlace()
    for (const input of kept) {
      const field = input.field.isConnected ? input.field : successors.get(input.place)
      if (!field) continue
      if (input.isFocused && !input.field.isConnected) field.focus({ preventScroll: true })
      if (isEdited(input)) setAndTell(field, input)
    }
    window.touchedFields = undefined
  }
}
