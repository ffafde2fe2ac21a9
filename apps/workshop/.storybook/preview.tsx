export * from '../src/preview.tsx'
