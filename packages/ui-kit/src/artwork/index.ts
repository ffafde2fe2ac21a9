export { Artwork, type ArtworkProps, type ArtworkSource } from './artwork.tsx'
