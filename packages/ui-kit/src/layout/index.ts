export {
  Container,
  type ContainerProps,
  Divider,
  Grid,
  type GridProps,
  Inline,
  type InlineProps,
  Split,
  type SplitProps,
  Stack,
  type StackProps,
} from './layout.tsx'
