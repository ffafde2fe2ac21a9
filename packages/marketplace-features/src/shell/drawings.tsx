import * as css from './error-page.css.ts'

/** Drawing of a map whose path leads off the edge. */
export const LostDrawing = () => (
  <svg viewBox="0 0 220 150" className={css.drawing} aria-hidden="true">
    <ellipse cx="110" cy="128" rx="92" ry="14" className={css.ground} />
    <path d="M34 34 L84 20 L138 36 L188 22 V108 L138 122 L84 106 L34 120 Z" className={css.line} />
    <path d="M84 20 V106 M138 36 V122" className={css.line} />
    <path d="M52 96 C70 70 92 92 108 72 S150 74 160 52" className={css.strong} strokeDasharray="2 11" />
    <path d="M153 45 l14 14 M167 45 l-14 14" className={css.strong} />
  </svg>
)

/** Drawing of an unplugged cable. */
export const BrokenDrawing = () => (
  <svg viewBox="0 0 220 150" className={css.drawing} aria-hidden="true">
    <ellipse cx="110" cy="128" rx="92" ry="14" className={css.ground} />
    <path d="M12 84 C32 84 36 62 58 62" className={css.line} />
    <path d="M58 44 h22 a18 18 0 0 1 0 36 h-22 Z" className={css.line} />
    <path d="M98 52 h14 M98 72 h14" className={css.strong} />
    <path d="M208 84 C188 84 184 62 164 62" className={css.line} />
    <path d="M164 44 h-12 a18 18 0 0 0 0 36 h12 Z" className={css.line} />
    <path d="M122 34 l8 -14 M110 30 v-16 M98 34 l-8 -14" className={css.strong} />
  </svg>
)
