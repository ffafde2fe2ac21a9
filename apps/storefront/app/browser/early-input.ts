type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
declare global {
  interface Window {
    /** Fields that the visitor changed before hydration; `firstVisitScript` collects them. */
    touchedFields?: Set<EventTarget> | undefined
  }
}
/** React's record of a field's last value. React ignores input events that do not change the value. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void }
}
interface EarlyInput {
  field: Field
  /** Name and index of the field, to find its replacement if React renders the page again. */
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

/** The fields of the page by name and index among the fields of that name. */
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

function replayInput(field: Field, { value, isChecked }: EarlyInput): void {
  if (isTicked(field)) {
    if (field.type === 'radio' && !isChecked) return
    // React handles the click event of checkboxes and radio buttons. The click toggles the field, so invert it first.
    field.checked = !isChecked
    field.click()
    return
  }
  if (field.value !== value) field.value = value
  if (isTyped(field)) (field as Tracked)._valueTracker?.setValue(`${value} `)
  field.dispatchEvent(new Event(isTyped(field) ? 'input' : 'change', { bubbles: true }))
}

/**
 * Saves what the visitor entered in form fields before the page's scripts loaded. Call this function before hydration.
 * The returned function replays the input to the hydrated page. A text that differs from its default is replayed even
 * if the visitor did not touch the field, because a password manager may have filled it in. Ticks and selections are
 * replayed only if the visitor made them, because browsers restore old selections and a replay may submit a form.
 */
export function keepEarlyInput(): () => void {
  const inputs = [...fieldsByPlace()].map(
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
    const input = inputs.find(({ field }) => field === target)
    if (!input) return
    input.value = input.field.value
    input.isChecked = isTicked(input.field) && input.field.checked
  }
  for (const name of ['input', 'change']) document.addEventListener(name, update, true)

  return () => {
    for (const name of ['input', 'change']) document.removeEventListener(name, update, true)
    const successors = fieldsByPlace()
    for (const input of inputs) {
      const field = input.field.isConnected ? input.field : successors.get(input.place)
      if (!field) continue
      if (input.isFocused && !input.field.isConnected) field.focus({ preventScroll: true })
      if (isEdited(input)) replayInput(field, input)
    }
    window.touchedFields = undefined
  }
}
