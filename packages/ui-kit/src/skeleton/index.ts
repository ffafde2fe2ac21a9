export {
  SkeletonBlock,
  type SkeletonBlockProps,
  SkeletonGameCard,
  SkeletonOfferCard,
  SkeletonRegion,
  SkeletonText,
} from './skeleton.tsx'
