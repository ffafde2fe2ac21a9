import type { ReactNode } from 'react'
import * as css from './empty-state.css.ts'

const Canvas = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 176 128" className={css.drawing} aria-hidden="true">
    <ellipse cx="88" cy="108" rx="72" ry="14" className={css.ground} />
    {children}
  </svg>
)

const Search = () => (
  <Canvas>
    <rect x="34" y="22" width="62" height="78" rx="8" className={css.sheet} transform="rotate(-7 65 61)" />
    <path d="M46 42l36-4M48 54l28-3M50 66l18-2" className={css.faint} />
    <circle cx="108" cy="62" r="26" className={css.sheet} />
    <circle cx="108" cy="62" r="26" className={css.accent} />
    <path d="M127 81l17 19" className={css.accent} strokeWidth="7" />
    <path d="M97 56a13 13 0 0 1 10-8" className={css.line} />
  </Canvas>
)

const Cart = () => (
  <Canvas>
    <path d="M50 46h76l-7 58a6 6 0 0 1-6 5H63a6 6 0 0 1-6-5z" className={css.sheet} />
    <path d="M70 58V40a18 18 0 0 1 36 0v18" className={css.accent} />
    <path d="M74 80q14 11 28 0" className={css.line} />
    <path d="M138 34v10M133 39h10M36 58v8M32 62h8" className={css.line} />
  </Canvas>
)

const Orders = () => (
  <Canvas>
    <path d="M56 18h64v86l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z" className={css.sheet} />
    <path d="M68 36h40M68 50h40M68 64h22" className={css.faint} />
    <circle cx="122" cy="80" r="18" className={css.accentFill} />
    <path d="M122 70v11l7 4" className={css.onAccent} />
  </Canvas>
)

const Mistake = () => (
  <Canvas>
    <rect x="30" y="24" width="116" height="76" rx="10" className={css.sheet} />
    <path d="M30 42h116" className={css.line} />
    <path d="M42 33h.1M51 33h.1M60 33h.1" className={css.line} strokeWidth="4" />
    <path d="M70 62h.1M106 62h.1" className={css.accent} strokeWidth="7" />
    <path d="M72 85q16-13 32 0" className={css.accent} />
  </Canvas>
)

const NotFound = () => (
  <Canvas>
    <path d="M32 34l36-10v70L32 104zM68 24l40 10v70L68 94zM108 34l36-10v70l-36 10z" className={css.sheet} />
    <path d="M44 84c10-20 22 4 32-14s18-8 24-16" className={css.line} strokeDasharray="1 7" strokeWidth="3" />
    <path d="M122 34a16 16 0 0 0-16 16c0 12 16 26 16 26s16-14 16-26a16 16 0 0 0-16-16z" className={css.accentFill} />
    <path d="M117 45l10 10M127 45l-10 10" className={css.onAccent} />
  </Canvas>
)

const Offline = () => (
  <Canvas>
    <path d="M52 92a22 22 0 0 1 2-44 34 34 0 0 1 65-5 25 25 0 0 1 5 49z" className={css.sheet} />
    <path d="M66 62q22-17 44 0M76 73q12-9 24 0" className={css.line} strokeWidth="3" />
    <path d="M88 82h.1" className={css.accent} strokeWidth="8" />
    <path d="M58 104l58-76" className={css.accent} />
  </Canvas>
)

const Messages = () => (
  <Canvas>
    <path
      d="M40 28h74a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8H66L50 90V76H40a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8z"
      className={css.sheet}
    />
    <path d="M48 46h56M48 58h34" className={css.faint} />
    <path
      d="M104 66h32a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8v10l-12-10h-20a8 8 0 0 1-8-8V74a8 8 0 0 1 8-8z"
      className={css.accentFill}
    />
    <path d="M108 83h.1M120 83h.1M132 83h.1" className={css.onAccent} strokeWidth="5" />
  </Canvas>
)

const Coupons = () => (
  <Canvas>
    <path
      d="M34 42a6 6 0 0 1 6-6h96a6 6 0 0 1 6 6v12a10 10 0 0 0 0 20v12a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V74a10 10 0 0 0 0-20z"
      className={css.sheet}
    />
    <path d="M72 38v52" className={css.line} strokeDasharray="3 6" />
    <path d="M94 78l24-28" className={css.accent} />
    <circle cx="96" cy="54" r="5" className={css.accent} />
    <circle cx="116" cy="74" r="5" className={css.accent} />
  </Canvas>
)

/** Drawings for empty states and errors. */
export const illustrations = {
  search: Search,
  cart: Cart,
  orders: Orders,
  error: Mistake,
  notfound: NotFound,
  offline: Offline,
  messages: Messages,
  coupons: Coupons,
}
