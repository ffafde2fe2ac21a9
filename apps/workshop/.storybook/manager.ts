export * from '../src/manager.tsx'
