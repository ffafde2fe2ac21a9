/** Increase this version when the drawings change, so that a URL always shows the same picture. */
export const artVersion = 'v1'
export const coverVariants = 4
export const sellerPortraits = 48
export const buyerPortraits = 24
export const sceneCount = 3

/** `variant` 0 is the main picture of the game; all other variants are pictures of its offers. */
export const coverKey = (alias: string, variant = 0) =>
  `art/${artVersion}/cover/${alias}-${variant % coverVariants}.webp`
export const wideKey = (alias: string) => `art/${artVersion}/wide/${alias}.webp`
export const sceneKey = (genre: string, n: number) => `art/${artVersion}/scene/${genre}-${n % sceneCount}.webp`
export const portraitKey = (who: 'seller' | 'buyer', n: number) =>
  `art/${artVersion}/portrait/${who}-${n % (who === 'seller' ? sellerPortraits : buyerPortraits)}.webp`
