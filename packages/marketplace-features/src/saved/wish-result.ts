/** The result of pressing the heart. */
export type WishResult = { ok: true; wished: boolean } | { ok: false; message: string }
