/** What a heart learns of its press. */
export type WishResult = { ok: true; wished: boolean } | { ok: false; message: string }
