// Former sites had their service worker at this address or at that one.
importScripts('/sw.js');
