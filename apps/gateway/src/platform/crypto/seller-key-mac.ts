/** The use under which the keys of sellers are hashed. */
export const keyMacUse = 'seller key'
