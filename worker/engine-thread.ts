export { default } from "../tests/mocks/engine-thread.ts"
