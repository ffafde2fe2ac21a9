import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { attributeEditCalls } from './attribute-calls.ts'
import { attributeValueCalls } from './attribute-value-calls.ts'
import { brandCategoryEditCalls } from './brand-category-calls.ts'
import { categoryEditCalls } from './category-calls.ts'
import { editBrandCalls } from './edit-brand.ts'
import { mergeBrandCalls } from './merge/merge-calls.ts'
import { staffBrandCalls } from './staff-brands.ts'

/** The catalog as staff keep it. */
export const catalogEditModule = (deps: Deps): Implementation[] => [
  ...staffBrandCalls(deps),
  ...editBrandCalls(deps),
  ...mergeBrandCalls(deps),
  ...categoryEditCalls(deps),
  ...attributeEditCalls(deps),
  ...attributeValueCalls(deps),
  ...brandCategoryEditCalls(deps),
]
