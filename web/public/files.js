// What the service worker keeps: nothing, unless `mizban app` or a house with the parts for a device has written its list here.
self.MIZBAN = { version: '', files: [], live: true }
