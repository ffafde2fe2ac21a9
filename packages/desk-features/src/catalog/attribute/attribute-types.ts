import { attrType } from '@tradepost/contract/constants'

type TypeName = keyof typeof attrType

/** The types of an attribute, in the order in which staff choose one. */
export const attributeTypes = ['choice', 'text', 'number', 'flag', 'special'] as const satisfies readonly TypeName[]

/** The name of a type by its number. */
export const typeNameOf = (type: number): TypeName => attributeTypes.find((name) => attrType[name] === type) ?? 'text'

/** True for a type whose values are chosen from a list. */
export const hasValues = (type: number): boolean => type === attrType.choice || type === attrType.flag
