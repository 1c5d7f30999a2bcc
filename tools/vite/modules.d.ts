/** What the build makes of files that are not code. */
declare module '*.md' {
  import type { Page } from './markdown.ts'
  const page: Page
  export default page
}

declare module '*?icons' {
  const bodies: Record<string, string>
  export default bodies
}
