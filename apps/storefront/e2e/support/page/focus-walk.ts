import type { Page } from 'playwright-core'

/** A step of the walk, as the page reports it. */
interface Step {
  /** True if the focus has left the part of the page that is walked. */
  ended: boolean
  faults: string[]
}

interface Walk {
  /** Controls that Tab has not reached yet. */
  left: Set<Element>
  /** Controls that Tab could still reach: others may have left the page, like a plain field that an editor replaced. */
  unreached(): Element[]
  /** The focused control, and its looks: a field of a date has one for each of its parts. */
  last: { element: Element; looks: string[] } | null
  name(element: Element): string
  step(): Step
}

/** Prepares the walk in the page: lists the controls within `selector`, and judges each one that gets the focus. */
function prepareWalk({ selector, rows }: { selector: string; rows: number }): void {
  const scope = document.querySelector(selector) ?? document.body
  // The rows of a table are alike: the first ones stand for all.
  for (const body of scope.querySelectorAll('tbody'))
    for (const row of [...body.rows].slice(rows)) row.style.setProperty('display', 'none', 'important')

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable]'
  const groupOf = (radio: HTMLInputElement) =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, form }) => name === radio.name && form === radio.form,
    )
  /** Tab reaches one button of a radio group: the checked one, else the first. */
  const standsForGroup = (radio: HTMLInputElement) => {
    const group = groupOf(radio)
    return (group.find(({ checked }) => checked) ?? group[0]) === radio
  }
  const isReachable = (element: Element) =>
    isShown(element) &&
    (element as HTMLElement).tabIndex >= 0 &&
    !element.matches(':disabled, [contenteditable=false]') &&
    (!(element instanceof HTMLInputElement && element.type === 'radio') || standsForGroup(element))

  const name = (element: Element) => {
    const copy = element.cloneNode(false) as Element
    for (const { name } of [...copy.attributes]) if (/^(class|style|d|value)$/.test(name)) copy.removeAttribute(name)
    const text = (element.textContent ?? '').trim().slice(0, 30)
    return `${copy.outerHTML.replace(/<\/.*/, '').slice(0, 110)} ${text}`.trim()
  }

  const styleOf = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part)
    return [style.outline, style.boxShadow, style.borderColor, style.backgroundColor, style.insetBlockStart].join()
  }
  const lookOf = (element: Element) => {
    const looks: string[] = []
    for (let around: Element | null = element; around && looks.length < 12; around = around.parentElement)
      looks.push(styleOf(around), styleOf(around, '::after'))
    return looks.join()
  }

  /** The part of the page that shows a control: the label around one that is transparent. */
  const shownPart = (element: Element) => {
    const { opacity, width, height } = getComputedStyle(element)
    const isHidden = opacity === '0' || (Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1)
    return isHidden ? (element.closest('label') ?? element.parentElement ?? element) : element
  }

  const placeFaults = (element: Element): string[] => {
    const part = shownPart(element)
    // A link that breaks over lines is judged by its first line.
    const box = part.getClientRects()[0] ?? part.getBoundingClientRect()
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    // A control may be too tall or wide for the window: then a part of it suffices.
    const isIn = (from: number, to: number, length: number, room: number) => to - from >= Math.min(length - 2, room)
    if (!isIn(top, bottom, box.height, innerHeight / 3) || !isIn(left, right, box.width, innerWidth / 2))
      return [`is out of view, at ${[box.top, box.bottom, box.left, box.right].map(Math.round).join()}`]
    const belongs = (hit: Element | null) =>
      !hit || part.contains(hit) || hit.contains(part) || hit.closest('label')?.contains(part)
    const [middle, center] = [(top + bottom) / 2, (left + right) / 2]
    const inset = (from: number, to: number) => Math.min(3, (to - from) / 3)
    const points = [
      [center, middle],
      [center, top + inset(top, bottom)],
      [center, bottom - inset(top, bottom)],
    ] as const
    const covers = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((hit) => !belongs(hit))
    return covers[0] ? [`is covered by ${name(covers[0])}`] : []
  }

  const walk: Walk = {
    left: new Set([...scope.querySelectorAll(controls)].filter(isReachable)),
    last: null,
    unreached: () => [...walk.left].filter((element) => element.isConnected && isReachable(element)),
    name,
    step() {
      const { activeElement } = document
      const element = activeElement ?? document.body
      for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish()
      const { last } = walk
      const faults: string[] = []
      // Tab stays in a field of a date while it goes from day to month.
      if (last?.element === element) {
        last.looks.push(lookOf(element))
        return { ended: false, faults }
      }
      if (last?.element.isConnected && last.looks.includes(lookOf(last.element)))
        faults.push(`${name(last.element)}: has no mark`)
      if (element === document.body) {
        // Behind the last control, the focus leaves the page.
        if (walk.unreached().length > 0)
          faults.push(`${last ? name(last.element) : 'the beginning'}: behind it the focus is lost`)
        return { ended: true, faults }
      }
      if (!scope.contains(element)) return { ended: true, faults }
      walk.left.delete(element)
      walk.last = { element, looks: [lookOf(element)] }
      faults.push(...placeFaults(element).map((fault) => `${name(element)}: ${fault}`))
      return { ended: false, faults }
    },
  }
  ;(window as unknown as { focusWalk: Walk }).focusWalk = walk
}

/** Judges the focused control, once the browser has scrolled to it. */
const judgeStep = (page: Page): Promise<Step> =>
  page.evaluate(
    () =>
      new Promise<Step>((resolve) =>
        requestAnimationFrame(() => resolve((window as unknown as { focusWalk: Walk }).focusWalk.step())),
      ),
  )

interface WalkOptions {
  /** The part of the page to walk through. */
  within?: string
  /** The rows of a table that stay; the others are hidden. */
  rows?: number
  /** Times that Tab is pressed at most. */
  most?: number
}

/** Walks through a part of a page by Tab, from its beginning to its end, and returns the faults of its focus. */
export async function walkByTab(page: Page, { within = 'body', rows = 6, most = 250 }: WalkOptions = {}) {
  await page.evaluate(prepareWalk, { selector: within, rows })
  const faults: string[] = []
  let steps = 0
  for (let ended = false; !ended && steps < most; steps++) {
    await page.keyboard.press('Tab')
    const step = await judgeStep(page)
    faults.push(...step.faults)
    ended = step.ended
  }
  if (steps === most) faults.push(`the focus does not leave ${within}`)
  const unreached = await page.evaluate(() => {
    const { unreached, name } = (window as unknown as { focusWalk: Walk }).focusWalk
    return unreached().map((element) => `${name(element)}: is not reached`)
  })
  return { faults: [...faults, ...unreached], steps }
}

/** Opens what a control opens, closes it by Escape, and returns the faults of the way. Waits for `patience` ms at most. */
export async function openAndClose(page: Page, opener: string, patience = 10_000): Promise<string[]> {
  const control = page.locator(opener).first()
  await control.focus()
  const until = (wanted: boolean) =>
    page
      .waitForFunction(
        ([selector, open]) => {
          const details = document.querySelector(selector)?.closest('details')
          return Boolean(details?.open || document.querySelector('dialog[open], [popover]:popover-open')) === open
        },
        [opener, wanted] as const,
        { timeout: patience },
      )
      .then(
        () => true,
        () => false,
      )
  await page.keyboard.press('Enter')
  if (!(await until(true))) return [`${opener}: Enter opens nothing`]
  await page.keyboard.press('Escape')
  if (!(await until(false))) return [`${opener}: Escape does not close it`]
  const returned = await control.evaluate((element) => element === document.activeElement)
  return returned ? [] : [`${opener}: the focus does not return`]
}
