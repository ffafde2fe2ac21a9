export {
  ChipButton,
  type ChipButtonProps,
  ChipLink,
  type ChipLinkProps,
  RemovableChip,
  type RemovableChipProps,
} from './chip.tsx'
