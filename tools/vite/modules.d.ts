/** What the build makes of files that are not code. */
declare module '*.md' {
  const html: string
  export default html
}

declare module '*?icons' {
  const bodies: Record<string, string>
  export default bodies
}
