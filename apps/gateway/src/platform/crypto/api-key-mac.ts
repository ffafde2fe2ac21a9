/** The use under which API keys are hashed. Named after the first of them, whose hashes are stored. */
export const keyMacUse = 'seller key'
