#nullable disable
// The add-on API of glTFast as Editor/Import uses it, of both versions: 7 moved it to another namespace and assembly.
namespace GLTFast
{
    using System;
    using UnityEngine;

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@6.9/api/GLTFast.GltfImportBase.html</summary>
    public partial class GltfImportBase
    {
        public void AddImportAddonInstance<T>(T importInstance)
            where T : Addons.ImportAddonInstance { }
    }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@6.9/api/GLTFast.IInstantiator.html</summary>
    public partial interface IInstantiator { }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@6.9/api/GLTFast.GameObjectInstantiator.html</summary>
    public partial class GameObjectInstantiator : IInstantiator
    {
        /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@6.9/api/GLTFast.GameObjectInstantiator.NodeCreatedDelegate.html</summary>
        public delegate void NodeCreatedDelegate(uint nodeIndex, GameObject gameObject);

        public event NodeCreatedDelegate NodeCreated;

        public event Action EndSceneCompleted;

        public Transform SceneTransform { get; protected set; }

        internal void Create(uint nodeIndex, GameObject gameObject)
        {
            NodeCreated?.Invoke(nodeIndex, gameObject);
        }

        internal void End(Transform scene)
        {
            SceneTransform = scene;
            EndSceneCompleted?.Invoke();
        }
    }
}

namespace GLTFast.Addons
{
    using System;

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@6.9/api/GLTFast.Addons.ImportAddonInstance.html</summary>
    public abstract partial class ImportAddonInstance : IDisposable
    {
        public abstract bool SupportsGltfExtension(string extensionName);

        public abstract void Inject(GltfImportBase gltfImport);

        public abstract void Inject(IInstantiator instantiator);

        public abstract void Dispose();
    }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@6.9/api/GLTFast.Addons.ImportAddon.html</summary>
    public abstract partial class ImportAddon { }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@6.9/api/GLTFast.Addons.ImportAddon-1.html</summary>
    public abstract partial class ImportAddon<TInstance> : ImportAddon
        where TInstance : ImportAddonInstance, new() { }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@6.9/api/GLTFast.Addons.ImportAddonRegistry.html</summary>
    public static partial class ImportAddonRegistry
    {
        public static void RegisterImportAddon(ImportAddon addon) { }
    }
}

namespace Unity.Cloud.Gltfast
{
    using System;
    using UnityEngine;

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@7.0/api/Unity.Cloud.Gltfast.GltfImport.html</summary>
    public partial class GltfImport
    {
        public void AddImportAddonInstance<T>(T importInstance)
            where T : Addons.ImportAddonInstance { }
    }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@7.0/api/Unity.Cloud.Gltfast.IInstantiator.html</summary>
    public partial interface IInstantiator { }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@7.0/api/Unity.Cloud.Gltfast.GameObjectInstantiator.html</summary>
    public partial class GameObjectInstantiator : IInstantiator
    {
        /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@7.0/api/Unity.Cloud.Gltfast.GameObjectInstantiator.NodeCreatedDelegate.html</summary>
        public delegate void NodeCreatedDelegate(uint nodeIndex, GameObject gameObject);

        public event NodeCreatedDelegate NodeCreated;

        public event Action EndSceneCompleted;

        public Transform SceneTransform { get; protected set; }

        internal void Create(uint nodeIndex, GameObject gameObject)
        {
            NodeCreated?.Invoke(nodeIndex, gameObject);
        }

        internal void End(Transform scene)
        {
            SceneTransform = scene;
            EndSceneCompleted?.Invoke();
        }
    }
}

namespace Unity.Cloud.Gltfast.Addons
{
    using System;

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@7.0/api/Unity.Cloud.Gltfast.Addons.ImportAddonInstance.html</summary>
    public abstract partial class ImportAddonInstance : IDisposable
    {
        public abstract bool SupportsGltfExtension(string extensionName);

        public abstract void Inject(GltfImport gltfImport);

        public abstract void Inject(IInstantiator instantiator);

        public abstract void Dispose();
    }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@7.0/api/Unity.Cloud.Gltfast.Addons.ImportAddon.html</summary>
    public abstract partial class ImportAddon { }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@7.0/api/Unity.Cloud.Gltfast.Addons.ImportAddon-1.html</summary>
    public abstract partial class ImportAddon<TInstance> : ImportAddon
        where TInstance : ImportAddonInstance, new() { }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@7.0/api/Unity.Cloud.Gltfast.Addons.ImportAddonRegistry.html</summary>
    public static partial class ImportAddonRegistry
    {
        public static void RegisterImportAddon(ImportAddon addon) { }
    }
}
