/** The answer to a press of the heart. */
export type WishResult = { ok: true; wished: boolean } | { ok: false; message: string }
