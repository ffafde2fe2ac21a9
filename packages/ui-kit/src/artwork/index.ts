export { Artwork, type ArtworkProps } from './artwork.tsx'
